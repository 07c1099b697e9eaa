import { cleanText, phoneText } from './clean-text';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|search|tel|email|url|password)$/.test(target.type));

/** Two ways to type a letter make one password; nothing else of a password is touched, also while it is shown. */
function cleanerOf({ autocomplete, type }: TextControl): (text: string) => string {
  if (/password/.test(autocomplete) || type === 'password') return (text) => text.normalize('NFC');
  return type === 'tel' ? phoneText : cleanText;
}

function cleanControl(target: EventTarget | null): void {
  if (!isTextControl(target)) return;
  const clean = cleanerOf(target);
  const { value } = target;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const caret = target.selectionStart;
  // React compares with the last value set on the element itself, and would not notice this change.
  const { prototype } = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, cleaned);
  if (caret === null) return;
  const place = clean(value.slice(0, caret)).length;
  target.setSelectionRange(place, place);
}

/** Cleans what is typed and pasted into every field of the document, before any form reads it. */
export function cleanFields(): void {
  const options = { capture: true };
  document.addEventListener(
    'input',
    (event) => {
      // An input method that composes a letter loses it when its field is written to.
      if (!(event instanceof InputEvent && event.isComposing)) cleanControl(event.target);
    },
    options,
  );
  document.addEventListener(
    'compositionend',
    ({ target }) => target?.dispatchEvent(new Event('input', { bubbles: true })),
    options,
  );
  // What was typed before this was there.
  for (const field of document.querySelectorAll('input, textarea'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
