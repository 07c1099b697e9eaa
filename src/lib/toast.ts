import { toast as sonner } from 'sonner';

const duration = 5000;

// The message is also the id: the same one shown twice (a double click) stays one toast.
/** The three kinds of toast and where each appears; 5 seconds. */
export const toast = {
  error: (message: string) => sonner.error(message, { id: message, position: 'bottom-center', duration }),
  success: (message: string) => sonner.success(message, { id: message, position: 'top-center', duration }),
  info: (message: string) => sonner.info(message, { id: message, position: 'top-center', duration }),
  /** Takes a message back that is no longer true. */
  dismiss: (message: string) => sonner.dismiss(message),
};
