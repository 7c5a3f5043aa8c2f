"""A table without database or network: its events, what people may ask of it, and what each viewer sees."""
