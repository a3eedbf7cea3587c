/** The parts of undici that the program uses. The whole of it is mostly `fetch`, which would slow down every start. */
const Dispatcher = require('undici/lib/dispatcher/dispatcher');

Dispatcher.prototype.request = require('undici/lib/api/api-request');
// Tunnels through proxies.
Dispatcher.prototype.connect = require('undici/lib/api/api-connect');

module.exports = {
  Agent: require('undici/lib/dispatcher/agent'),
  ProxyAgent: require('undici/lib/dispatcher/proxy-agent'),
};
