import clsx from 'clsx';

/** Joins class names and skips falsy ones. */
export const cn = clsx;
