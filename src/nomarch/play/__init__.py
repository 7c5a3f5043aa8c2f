"""Games being played: matches, records, fair shuffles, simulation and analysis."""
