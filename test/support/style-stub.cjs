// Stands in for style sheets in component tests, where nothing is painted.
module.exports = '/style.css';
