// An empty program: what Node itself takes to start and to end.
