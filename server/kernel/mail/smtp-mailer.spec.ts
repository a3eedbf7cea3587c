import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SmtpMailer } from './smtp-mailer';

const MAIL = {
  id: '01a1fe60-9c97-738a-8330-00dd40a90540',
  to: 'hanako@example.jp',
  locale: 'ja',
  subject: '確認',
  text: 'こんにちは\n',
  html: '<p>こんにちは</p>',
} as const;

/** A minimal SMTP server (RFC 5321) that records what it receives. */
function smtpServer(answerToRecipient: string): { readonly server: Server; readonly heard: string[] } {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test ESMTP');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      heard.push(text);
      if (inBody) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inBody = false;
        say('250 accepted');
      } else if (text.startsWith('EHLO')) say('250 test');
      else if (text.startsWith('RCPT')) say(answerToRecipient);
      else if (text.startsWith('DATA')) {
        inBody = true;
        say('354 go ahead');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else say('250 ok');
    });
  });
  return { server, heard };
}

async function sendThrough(answerToRecipient: string): Promise<string> {
  const { server, heard } = smtpServer(answerToRecipient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = new SmtpMailer(
    `smtp://127.0.0.1:${port}`,
    'Kimari <no-reply@kimari.example>',
    'https://kimari.example',
  );
  try {
    await mailer.send(MAIL);
    return heard.join('');
  } finally {
    mailer.close();
    server.close();
  }
}

describe('SmtpMailer', () => {
  it('delivers the mail with a stable Message-ID', async () => {
    const conversation = await sendThrough('250 ok');
    expect(conversation).toContain('MAIL FROM:<no-reply@kimari.example>');
    expect(conversation).toContain('RCPT TO:<hanako@example.jp>');
    expect(conversation).toContain(`Message-ID: <${MAIL.id}@kimari.example>`);
    expect(conversation).toContain('Content-Language: ja');
  });

  it('throws when the server rejects the mail, so that it is retried', async () => {
    await expect(sendThrough('451 try later')).rejects.toThrow('451');
  });
});
