import type { KeptMail } from './mailbox.ts';

export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/view/${encodeURIComponent(mail.ID)}"><b>${escape(mail.Subject)}</b>
      <span>to ${escape(recipients(mail))}</span> <time>${escape(when(mail))}</time></a></li>`,
  );
  return frame(
    'Mailbox',
    `<p>Every mail lands here and goes nowhere else.</p>
     ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p><b>No mail yet.</b> Register, and the confirmation appears here.</p>'}`,
  );
}

export function mailPage(mail: KeptMail): string {
  // Popups leave the sandbox, so that a mail's link opens the application as from a real mail program.
  const body = mail.HTML
    ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/html/${encodeURIComponent(mail.ID)}" title="The mail"></iframe>`
    : '';
  return frame(
    mail.Subject,
    `<p><a href="/">All mails</a></p>
     <p>From ${escape(mail.From.Name || mail.From.Address)} to ${escape(recipients(mail))}<br><time>${escape(when(mail))}</time></p>
     ${body}
     <h2>As text</h2><pre>${linked(mail.Text)}</pre>`,
  );
}

/** A mail's HTML for its frame, where links open in a new tab. */
export function framedMail({ HTML }: KeptMail): string {
  const base = '<base target="_blank">';
  return HTML.includes('<head>') ? HTML.replace('<head>', `<head>${base}`) : `${base}${HTML}`;
}

function frame(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; background: light-dark(#fafaf8, #131615); color: light-dark(#1b1f1e, #e6e8e6) }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1rem; margin-top: 2rem }
a { color: light-dark(#1f6f5c, #7cc9b1) } ul { list-style: none; padding: 0 }
li a { display: block; padding: .75rem 0; border-bottom: 1px solid light-dark(#d9dcd8, #2c3230); text-decoration: none; color: inherit }
li a:hover b { text-decoration: underline } span, time { color: light-dark(#5a625f, #a3aba7); font-size: .875rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere } iframe { width: 100%; height: 40rem; border: 1px solid light-dark(#d9dcd8, #2c3230); background: #fff }
</style></head><body><main><h1>${escape(title)}</h1>${content}</main></body></html>`;
}

function recipients(mail: KeptMail): string {
  return mail.To.map(({ Address }) => Address).join(', ');
}

function when(mail: KeptMail): string {
  return `${mail.Created.slice(0, 16).replace('T', ' ')} UTC`;
}

function linked(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
