import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For a form whose fields begin (`defaultValue`) with what the address says: they show it again whenever that changes, also
 * after Back. They stay the same elements, so a user who pressed Enter in one keeps their place.
 *
 * @param address what of the address the fields show, as one text
 */
export function useAddressForm(address: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const { history } = useRouter();
  // Who goes back before the answer has come sees no other address: what they had sent must not stay in the fields.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') form.current?.reset();
      }),
    [history],
  );
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    form.current?.reset();
  }, [address]);
  return form;
}
