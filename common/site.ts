/** The product's name as people read it; the only place it is written down. */
export const SITE_NAME = 'Kimari';
