/** Polls /livez from its own thread, so that the test's own work does not count as delay of the server. */
const http = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');

const EVERY = 20;
const TIMEOUT = 20_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let pulse = { slowest: 0, answers: 0, failures: 0 };
let began = 0;

function ask() {
  began = performance.now();
  const done = (ok) => {
    if (began === 0) return;
    // A missing response does not count as slow: the server may be down on purpose.
    if (ok) pulse.slowest = Math.max(pulse.slowest, performance.now() - began);
    pulse[ok ? 'answers' : 'failures']++;
    began = 0;
    setTimeout(ask, EVERY);
  };
  const request = http.get(`${workerData}/livez`, { agent, timeout: TIMEOUT }, (response) => {
    response
      .resume()
      .on('end', () => done(response.statusCode === 200))
      .on('error', () => done(false));
  });
  request.on('error', () => done(false)).on('timeout', () => request.destroy(new Error('no answer')));
}

parentPort.on('message', (message) => {
  if (message === 'reset') {
    pulse = { slowest: 0, answers: 0, failures: 0 };
    if (began !== 0) began = performance.now();
    return;
  }
  // Include the pending request.
  const waiting = began === 0 ? 0 : performance.now() - began;
  parentPort.postMessage({ ...pulse, slowest: Math.round(Math.max(pulse.slowest, waiting)) });
});
ask();
