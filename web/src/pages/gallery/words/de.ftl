## The gallery

gallery_title = Das ganze Material
gallery_dark = Dunkles Design
gallery_greyscale = Graustufen
gallery_positions = Stellungen
