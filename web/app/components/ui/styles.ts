/**
 * The styles that most pages use, in one import. All of them are in the frame's chunk anyway; a sheet that only some pages
 * need is imported by itself, so that the others do not load it.
 */
export { default as badgeStyles } from './badge.module.css';
export { default as buttonStyles } from './button.module.css';
export { default as icons } from './icon.module.css';
export { default as layoutStyles } from './layout.module.css';
export { default as menuStyles } from './menu.module.css';
export { default as segmentStyles } from './segments.module.css';
export { default as tagStyles } from './tag.module.css';
export { default as typography } from './typography.module.css';
