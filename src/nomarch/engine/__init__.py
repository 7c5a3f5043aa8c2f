"""What rules are written in: compilation, structs, bits, the generator, kernels, and the contract of a game."""
