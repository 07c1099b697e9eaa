/** For projects that take the order ticket: toasts of sonner, whose container they have. */
import { toast as sonner } from 'sonner';

const errors: (number | string)[] = [];

export const toast = {
  error: (message: string) => void errors.push(sonner.error(message)),
  forgetErrors: (_before?: number) => errors.splice(0).forEach((id) => sonner.dismiss(id)),
};
