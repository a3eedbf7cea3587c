/** Prints a key and a self-signed certificate for `localhost`, as JSON. */
import { generate } from 'selfsigned';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keySize: 2048,
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
console.log(JSON.stringify({ key, cert }));
