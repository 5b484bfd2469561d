namespace kt {}
