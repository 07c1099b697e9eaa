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
import { each, type Group, LONG } from './group';
import { FileSample } from './sample-fields';

const variants = ['default', 'outline', 'ghost', 'destructive', 'link'] as const;
const none = () => undefined;

export const controls: readonly Group[] = [
  {
    name: 'Button',
    samples: {
      ...each(variants, (variant) => (
        <span className="flex gap-2">
          <Button variant={variant}>Get Started</Button>
          <Button disabled variant={variant}>
            Disabled
          </Button>
        </span>
      )),
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
          {(['error', 'success', 'info'] as const).map((kind) => (
            <Button key={kind} onClick={() => toast[kind](LONG)} size="sm" variant="outline">
              {kind}
            </Button>
          ))}
        </span>
      ),
    },
  },
  {
    name: 'Field with input',
    samples: {
      empty: <FieldFrame label="Email">{(control) => <Input {...control} />}</FieldFrame>,
      filled: (
        <FieldFrame label="Email">{(control) => <Input {...control} defaultValue="ada@example.com" />}</FieldFrame>
      ),
      disabled: <FieldFrame label="Email">{(control) => <Input {...control} disabled />}</FieldFrame>,
      invalid: (
        <FieldFrame error="Please fill in this field." hint="At least seven characters." label="Password">
          {(control) => <Input {...control} type="password" />}
        </FieldFrame>
      ),
      long: (
        <FieldFrame error={LONG} hint={LONG} label={LONG}>
          {(control) => <Input {...control} defaultValue={LONG} />}
        </FieldFrame>
      ),
    },
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
