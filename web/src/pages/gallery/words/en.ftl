## The gallery

gallery_title = All components
gallery_dark = Dark theme
gallery_greyscale = Greyscale
gallery_positions = Positions
