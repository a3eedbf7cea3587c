// Functions that tests give to pages run in a browser.
/// <reference lib="dom" />
