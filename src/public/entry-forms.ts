import { leaveNote, readNote, takeNote } from '@/lib/notes';
import { readReferralCode, safeRedirect } from '@/lib/session';
import { recover, signIn, signUp } from './auth';
import { startCountries } from './countries';
import { find, read } from './dom';
import { type Control, faultOf, say, startForm } from './form';
import { showNotice } from './notices';
import { toast } from './toast';

const parameter = (name: string) => new URLSearchParams(location.search).get(name);

/** The form stays busy until the page has been left: a third click finds nothing to do. */
const leaving = () => new Promise<never>(() => undefined);

/** What was entered: a password as it is, anything else without blanks around it. By name, since a password that is shown is text. */
const textOf = ({ name, value }: Control) => (name === 'password' ? value : value.trim());

/** What was entered, by the names of the fields. */
function valuesOf(controls: Control[]): (name: string) => string {
  const values = new Map(controls.map((control) => [control.name, textOf(control)]));
  return (name) => values.get(name) ?? '';
}

/** Blanks make a password like anything else, and bcrypt counts its bytes. */
function passwordFault({ value, dataset }: Control): string {
  if (!value) return say('required');
  const max = dataset['max'] ?? '';
  return new TextEncoder().encode(value).length > Number(max) ? say('tooLong').replace('{max}', max) : '';
}

/** What is wrong with a field: what every form checks, and what the field itself asks for. */
function judge(control: Control): string {
  const { ariaRequired, dataset, name } = control;
  // Without the list of countries nobody has to choose.
  if (ariaRequired === 'false') return '';
  const fault = name === 'password' ? passwordFault(control) : faultOf(control);
  if (fault) return dataset['fault'] ?? fault;
  const { pattern, mismatch = '' } = dataset;
  return pattern && !new RegExp(`^(?:${pattern})$`, 'su').test(textOf(control)) ? mismatch : '';
}

function startLogin(form: HTMLFormElement): void {
  const registered = readNote('unconfirmed');
  const lead = find('h1 + p');
  const field = form.querySelector<HTMLInputElement>('[name=email]');
  if (registered && lead && field) {
    showNotice('registered', registered);
    field.value = registered;
    // Nobody comes back for the first time.
    lead.hidden = true;
  }
  startForm(
    form,
    async (controls) => {
      const entered = valuesOf(controls);
      try {
        await signIn(entered('email'), entered('password'));
      } catch (error) {
        if (read(error, 'message') === 'email_not_confirmed') showNotice('unconfirmed', entered('email'));
        throw error;
      }
      takeNote('unconfirmed');
      leaveNote('flash', say('signedIn'));
      location.replace(safeRedirect(parameter('redirect')) ?? '/dashboard');
      await leaving();
    },
    judge,
  );
}

function startRegistration(form: HTMLFormElement): void {
  const code = readReferralCode(parameter('ref'));
  const referred = find('[data-referred]');
  if (code && referred) {
    referred.textContent = referred.dataset['referred']?.replace('{code}', code) ?? '';
    referred.hidden = false;
  }
  startCountries();
  startForm(
    form,
    async (controls) => {
      const entered = valuesOf(controls);
      const email = entered('email');
      const data = {
        name: entered('name'),
        phone: entered('phone'),
        country: entered('country'),
        language: document.documentElement.lang,
      };
      await signUp({
        email,
        password: entered('password'),
        data: code ? { ...data, referral_code: code } : data,
      });
      leaveNote('unconfirmed', email);
      leaveNote('flash', say('registered'));
      location.assign(form.dataset['next'] ?? '/login');
      await leaving();
    },
    judge,
  );
}

function startRecovery(form: HTMLFormElement): void {
  startForm(
    form,
    async (controls) => {
      const email = valuesOf(controls)('email');
      await recover(email);
      toast('success', say('sent'));
      showNotice('sent', email);
    },
    judge,
  );
}

const starts: Record<string, (form: HTMLFormElement) => void> = {
  login: startLogin,
  register: startRegistration,
  forgot: startRecovery,
};

/** Makes the form of the page work. */
export function startEntryForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-entry]');
  if (!form) return;
  starts[form.dataset['entry'] ?? '']?.(form);
  // A page that the browser kept for "back" is as it was left: busy.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) form.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
  });
}
