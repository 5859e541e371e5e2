// Asynchronous on purpose: shared modules are agreed upon before anything that uses them is evaluated.
void import('./bootstrap')
