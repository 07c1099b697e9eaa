import { Trash2 } from 'lucide-react';
import { CopyButton } from '@/components/forms/CopyButton';
import { FieldFrame } from '@/components/forms/FieldFrame';
import { PendingButton } from '@/components/forms/PendingButton';
import { ThemeToggle } from '@/components/frame/ThemeToggle';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/lib/toast';
import { type Group, LONG } from './group';
import { FileSample } from './sample-fields';

const variants = ['default', 'outline', 'ghost', 'destructive', 'link'] as const;
const none = () => undefined;

export const controls: readonly Group[] = [
  {
    name: 'Button',
    samples: {
      ...Object.fromEntries(
        variants.map((variant) => [
          variant,
          <Button key={variant} variant={variant}>
            Get Started
          </Button>,
        ]),
      ),
      ...Object.fromEntries(
        variants.map((variant) => [
          `${variant}, disabled`,
          <Button disabled key={variant} variant={variant}>
            Get Started
          </Button>,
        ]),
      ),
      inverse: (
        <span className="bg-foreground inline-flex p-6">
          <Button variant="secondary">Get Started</Button>
        </span>
      ),
      small: <Button size="sm">Retry</Button>,
      large: <Button size="lg">Get Started</Button>,
      icon: (
        <Button aria-label="Delete" size="icon" variant="outline">
          <Trash2 aria-hidden />
        </Button>
      ),
      submit: <PendingButton pending={false}>Send</PendingButton>,
      'submit, pending': <PendingButton pending>Send</PendingButton>,
      copy: <CopyButton label="Copy the address" onCopied={none} value="tb1q…" />,
      theme: <ThemeToggle />,
      toasts: (
        <span className="flex gap-2">
          <Button onClick={() => toast.error('Please fill the form correctly')} size="sm" variant="outline">
            Error
          </Button>
          <Button onClick={() => toast.success('message sent')} size="sm" variant="outline">
            Success
          </Button>
          <Button onClick={() => toast.info('Payment Sent')} size="sm" variant="outline">
            Info
          </Button>
        </span>
      ),
    },
  },
  {
    name: 'Field with input',
    samples: Object.fromEntries(
      (
        [
          ['empty', {}, undefined, undefined],
          ['filled', { defaultValue: 'ada@example.com' }, undefined, undefined],
          ['hint', { type: 'password' }, undefined, 'At least seven characters.'],
          ['invalid', { defaultValue: 'ada' }, 'Invalid Email', undefined],
          ['invalid, with a hint', {}, 'Please fill in this field.', 'At least seven characters.'],
          ['disabled', { disabled: true, defaultValue: 'ada@example.com' }, undefined, undefined],
          ['long', { defaultValue: LONG }, LONG, LONG],
        ] as const
      ).map(([state, input, error, hint]) => [
        state,
        <FieldFrame error={error} hint={hint} key={state} label={state === 'long' ? LONG : 'Email'}>
          {(control) => <Input {...control} {...input} />}
        </FieldFrame>,
      ]),
    ),
  },
  {
    name: 'Select, text area, file',
    samples: {
      select: (
        <FieldFrame label="Choose Country">
          {(control) => (
            <NativeSelect {...control}>
              <option>Iceland</option>
            </NativeSelect>
          )}
        </FieldFrame>
      ),
      'select, invalid': (
        <FieldFrame error="Please choose one." label="Choose Country">
          {(control) => (
            <NativeSelect {...control}>
              <option>{LONG}</option>
            </NativeSelect>
          )}
        </FieldFrame>
      ),
      'select, disabled': (
        <FieldFrame hint="The list of countries could not be loaded." label="Choose Country">
          {(control) => <NativeSelect {...control} disabled />}
        </FieldFrame>
      ),
      'text area': <FieldFrame label="Message">{(control) => <Textarea {...control} />}</FieldFrame>,
      'text area, invalid': (
        <FieldFrame error="Please fill in this field." label="Message">
          {(control) => <Textarea {...control} />}
        </FieldFrame>
      ),
      file: <FileSample />,
      'file, invalid': <FileSample error="Please choose one." />,
    },
  },
];
