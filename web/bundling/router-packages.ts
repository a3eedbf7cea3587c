/** The files of Remix and React Router that browsers get. */
export const ROUTER_PACKAGES =
  /node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\//;
