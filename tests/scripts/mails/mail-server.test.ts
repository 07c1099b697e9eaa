import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectMailServer, type MailServer } from '../../../supabase/workers/smtp.ts';

const welcome = {
  id: 'b5b1c1a4-3a3e-4f0e-9d0c-2a1d5c3f7e11',
  to: "o'brien+x@example.com",
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  listUnsubscribe: 'https://example.com/newsletter?token=secret&leave=true',
};

async function openServer({ host = '127.0.0.1', isRefusing = false } = {}) {
  const heard: string[] = [];
  const listener = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'STARTTLS') socket.write('502 not here\r\n');
        else if (line.startsWith('EHLO')) socket.write('250-ready\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
        else socket.write(isRefusing && line.startsWith('RCPT') ? '550 no such mailbox\r\n' : '250 ok\r\n');
        isData = line === 'DATA';
      }
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const url = `smtp://keeper:secret@${host}:${port}`;
  const server: MailServer = connectMailServer({ url, from: 'Glassmine <no-reply@example.com>' });
  onTestFinished(() => {
    server.close();
    listener.close();
  });
  return { server, heard };
}

test('a mail names one recipient and the way to unsubscribe', async () => {
  const { server, heard } = await openServer();
  await server.send(welcome);
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(["RCPT TO:<o'brien+x@example.com>"]);
  expect(heard.join(' ')).toContain(`List-Unsubscribe: <${welcome.listUnsubscribe}>`);
  expect(heard).toContain('Auto-Submitted: auto-generated');
});

test('a mail that is sent again has the name of the first copy', async () => {
  const { server, heard } = await openServer();
  for (let time = 0; time < 2; time += 1) await server.send(welcome);
  const names = heard.filter((line) => line.startsWith('Message-ID:'));
  expect(names).toEqual(Array(2).fill(`Message-ID: <${welcome.id}@example.com>`));
});

test('handing over a mail fails when the server refuses it', async () => {
  const { server } = await openServer({ isRefusing: true });
  await expect(server.send(welcome)).rejects.toThrow('550 no such mailbox');
});

test.each(['127.0.0.1', 'localhost'])(
  'a mail server on this machine, at %s, is taken without encryption',
  async (host) => {
    const { server, heard } = await openServer({ host });
    await server.send(welcome);
    expect(heard).toContain('DATA');
  },
);

test('a mail server elsewhere without encryption gets neither the password nor the mail', async () => {
  // Leads to this machine without being one of its names.
  const { server, heard } = await openServer({ host: '0.0.0.0' });
  await expect(server.verify()).rejects.toThrow('STARTTLS');
  await expect(server.send(welcome)).rejects.toThrow('STARTTLS');
  expect(heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'STARTTLS']);
});
