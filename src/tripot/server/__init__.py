"""The house on the network: people, tables, and a door that lets no secret out."""
