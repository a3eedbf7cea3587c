import { toMessage } from './mail-message';

it.each([
  ['taro@bücher.example', 'taro@xn--bcher-kva.example'],
  ['taro@BÜCHER.example', 'taro@xn--bcher-kva.example'],
  ['taro@ｅxample.jp', 'taro@example.jp'],
  ['taro@example。jp', 'taro@example.jp'],
  ['Taro@Example.jp', 'Taro@example.jp'],
])('sends a mail for %s to the domain by which it is compared', (to, sentTo) => {
  const mail = { id: '1', to, locale: 'ja', subject: '', text: '', html: '' } as const;
  expect(toMessage(mail, 'kimari@example.jp', 'https://kimari.example').to).toBe(sentTo);
});
