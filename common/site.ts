/** The product's display name, defined only here. */
export const SITE_NAME = 'Kimari';
