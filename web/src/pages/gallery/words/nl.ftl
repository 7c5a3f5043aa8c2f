## The gallery

gallery_title = Al het materiaal
gallery_dark = Donker thema
gallery_greyscale = Grijstinten
gallery_positions = Stellingen
