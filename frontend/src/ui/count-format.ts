/** Whole numbers with India's grouping: 1,23,456. */
export const COUNT = new Intl.NumberFormat('en-IN');
