import type { EmailMessage } from '@supabase/lite';

/** What an e-mail of Auth is about; the word is also the `type` of its link. */
export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication';

/** Subjects, headings and calls as in the default e-mails of Supabase Auth, so that tests can tell them apart on both. */
const texts: Record<MailKind, { subject: string; heading: string; call: string; link: string }> = {
  signup: {
    subject: 'Confirm Your Signup',
    heading: 'Confirm your signup',
    call: 'Follow this link to confirm your user:',
    link: 'Confirm your mail',
  },
  recovery: {
    subject: 'Reset Your Password',
    heading: 'Reset Password',
    call: 'Follow this link to reset the password for your user:',
    link: 'Reset Password',
  },
  magiclink: {
    subject: 'Your Magic Link',
    heading: 'Magic Link',
    call: 'Follow this link to login:',
    link: 'Log In',
  },
  email_change: {
    subject: 'Confirm Email Change',
    heading: 'Confirm Change of Email',
    call: 'Follow this link to confirm the update of your email:',
    link: 'Change Email',
  },
  reauthentication: {
    subject: 'Confirm Reauthentication',
    heading: 'Confirm reauthentication',
    call: 'Enter the code:',
    link: '',
  },
};

/** Writes an e-mail of Auth. Without a link only the code is in it. */
export function composeMail(kind: MailKind, to: string, code: string, link?: URL): EmailMessage {
  const { subject, heading, call, link: label } = texts[kind];
  const href = link?.href;
  return {
    to,
    subject,
    text: [heading, call, ...(href ? [href, `Alternatively, enter the code: ${code}`] : [code])].join('\n\n'),
    html: [
      `<h2>${heading}</h2>`,
      `<p>${call}</p>`,
      ...(href
        ? [
            `<p><a href="${escapeHtml(href)}">${label}</a></p>`,
            `<p>Alternatively, enter the code: ${code}</p>`,
          ]
        : [`<p>${code}</p>`]),
    ].join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
