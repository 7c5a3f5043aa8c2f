## The gallery

gallery_title = Tout le matériel
gallery_dark = Thème sombre
gallery_greyscale = Niveaux de gris
gallery_positions = Positions
