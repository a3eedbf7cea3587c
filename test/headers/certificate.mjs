/** Prints a key and a certificate for `localhost` that its own key signs, as JSON. */
import { generate } from 'selfsigned';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keySize: 2048,
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
console.log(JSON.stringify({ key, cert }));
