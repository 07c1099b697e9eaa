import type { ErrorCode } from '@/lib/data/error-codes';
import { cleanFields } from '@/lib/forms/clean-fields';
import { lengthFault } from '@/lib/passwords/rules';
import { keepDestination, takeDestination } from '@/lib/session/destination';
import { leaveNote, readNote, takeNote } from '@/lib/session/notes';
import { readReferralCode, safeRedirect } from '@/lib/session/session';
import { find, read } from '@/site/kit/dom';
import { type Control, faultOf, mark, startForm } from '@/site/kit/forms/form';
import { keepTyped } from '@/site/kit/forms/keep-typed';
import { toast } from '@/site/kit/toast';
import { say, sayError, sayFailure } from '@/site/kit/words';
import { fetchAhead } from './ahead';
import { knowsPasskeys, recover, signIn, signInByPasskey, signUp } from './auth';
import { startCountries } from './countries';
import { startNewPassword } from './new-password';
import { showNotice } from './notices';

const parameter = (name: string) => new URLSearchParams(location.search).get(name);

const destination = () => safeRedirect(parameter('redirect'));

/** Keeps the destination and referral when moving between login, registration and recovery. */
function keepWay(): void {
  const kept = { redirect: destination(), ref: readReferralCode(parameter('ref')) };
  const search = new URLSearchParams(Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  if (`${search}` === '') return;
  for (const path of ['/login', '/register', '/forgot'])
    for (const link of document.querySelectorAll(`a[href$="${path}"]`))
      link.setAttribute('href', `${link.getAttribute('href')}?${search}`);
}

/** Never resolves, so that the form stays busy until the page is left. */
const leaving = () => new Promise<never>(() => undefined);

/** Trims everything but passwords. By name, because a visible password has the type text. */
const textOf = ({ name, value }: Control) => (name === 'password' ? value : value.trim());

function valuesOf(controls: Control[]): (name: string) => string {
  const values = new Map(controls.map((control) => [control.name, textOf(control)]));
  return (name) => values.get(name) ?? '';
}

/** Whitespace counts in passwords; only new ones have a rule. */
function passwordFault({ value, dataset }: Control): string {
  if (!value) return say('required');
  const fault = 'new' in dataset && lengthFault(value);
  return fault ? sayError(fault) : '';
}

function judge(control: Control): string {
  const { ariaRequired, dataset, name } = control;
  // Optional if the country list could not be loaded.
  if (ariaRequired === 'false') return '';
  const fault = name === 'password' ? passwordFault(control) : faultOf(control);
  return fault && (dataset['fault'] ?? fault);
}

const BLAMED: Record<string, string> = {
  country_not_served: 'country',
  country_required: 'country',
  email_in_use: 'email',
  invalid_email: 'email',
  name_of_operator: 'name',
  name_unreadable: 'name',
  too_many_guesses: 'password',
  user_not_found: 'email',
  password_characters: 'password',
  password_guessable: 'password',
  password_personal: 'password',
  password_pwned: 'password',
  password_too_long: 'password',
  weak_password: 'password',
  wrong_password: 'password',
} satisfies Partial<Record<ErrorCode, string>>;

/** `startForm` with persistent errors next to fields, because toasts disappear. */
function startEntry(form: HTMLFormElement, send: (controls: Control[]) => Promise<unknown>): void {
  startForm(
    form,
    async (controls) => {
      try {
        await send(controls);
      } catch (error) {
        const code = read(error, 'message');
        const blamed = controls.find(({ name }) => name === BLAMED[code]);
        if (blamed) mark(blamed, sayError(code));
        throw error;
      }
    },
    judge,
  );
}

function startLogin(form: HTMLFormElement): void {
  const registered = readNote('unconfirmed');
  const lead = find('h1 + p');
  const field = form.querySelector<HTMLInputElement>('[name=email]');
  if (registered && lead && field) {
    showNotice('registered', registered);
    field.value = registered;
    // "Welcome back" is wrong on a first visit.
    lead.hidden = true;
  }
  // Takes the address along to password recovery.
  form.querySelector('a')?.addEventListener('click', () => leaveNote('forgetful', field?.value ?? ''));
  startEntry(form, async (controls) => {
    const entered = valuesOf(controls);
    let needsCode: boolean;
    try {
      needsCode = await signIn(entered('email'), entered('password'));
    } catch (error) {
      if (read(error, 'message') === 'email_not_confirmed') showNotice('unconfirmed', entered('email'));
      throw error;
    }
    await goOn(needsCode);
  });
  startPasskey(form);
  startDemo(form);
  fetchAhead(form);
}

/** Signs in a demo user of a sandbox on one click. */
function startDemo(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-demo]'))
    button.addEventListener('click', () => {
      const entered = JSON.parse(button.dataset['demo'] ?? '[]') as string[];
      for (const [index, name] of ['email', 'password'].entries()) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = entered[index] ?? '';
      }
      form.requestSubmit();
    });
}

async function goOn(needsCode: boolean): Promise<void> {
  takeNote('unconfirmed');
  const kept = takeDestination();
  const chosen = destination() ?? kept;
  const next = chosen ?? '/dashboard';
  if (!chosen) leaveNote('arrived', 'yes');
  // Otherwise the second step shows it.
  if (!needsCode) leaveNote('flash', say('signedIn'));
  location.replace(needsCode ? `/second-step?redirect=${encodeURIComponent(next)}` : next);
  await leaving();
}

function startPasskey(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-passkey]');
  if (!button) return;
  button.hidden = !knowsPasskeys();
  button.classList.remove('invisible');
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    signInByPasskey()
      .then(goOn)
      .catch((error: unknown) => toast('error', sayFailure(error)))
      .finally(() => {
        button.ariaDisabled = null;
      });
  });
}

function startRegistration(form: HTMLFormElement): void {
  const code = readReferralCode(parameter('ref'));
  const referred = find('[data-referred]');
  if (code && referred) {
    referred.textContent = referred.dataset['referred']?.replace('{code}', code) ?? '';
    referred.hidden = false;
  }
  startCountries();
  const refuseGuessable = startNewPassword(form);
  startEntry(form, async (controls) => {
    await refuseGuessable();
    const entered = valuesOf(controls);
    const email = entered('email');
    const data = {
      name: entered('name'),
      phone: entered('phone'),
      country: entered('country'),
      language: document.documentElement.lang,
      terms: true as const,
    };
    await signUp({
      email,
      password: entered('password'),
      data: code ? { ...data, referral_code: code } : data,
    });
    keepDestination(destination());
    leaveNote('unconfirmed', email);
    leaveNote('flash', say('registered'));
    location.assign(form.dataset['next'] ?? '/login');
    await leaving();
  });
}

function startRecovery(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=email]');
  const forgetful = takeNote('forgetful');
  if (field && forgetful) field.value = forgetful;
  startEntry(form, async (controls) => {
    const email = valuesOf(controls)('email');
    await recover(email);
    toast('success', say('sent'));
    showNotice('sent', email);
  });
}

const starts: Record<string, (form: HTMLFormElement) => void> = {
  login: startLogin,
  register: startRegistration,
  forgot: startRecovery,
};

export function startEntryForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-entry]');
  if (!form) return;
  cleanFields();
  starts[form.dataset['entry'] ?? '']?.(form);
  keepTyped(form);
  keepWay();
  // A page restored from the back/forward cache is still busy.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const button of form.querySelectorAll('button')) button.removeAttribute('aria-disabled');
  });
}
