import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import type { MailLink, UnopenedLink } from '../links';
import { followMutation } from '../mutations';
import { AuthHeading } from './AuthHeading';

interface FollowFormProps {
  link: UnopenedLink;
  title: string;
  lead: string;
  submit: string;
  onFollowed: (followed: MailLink) => void;
}

/** Only follows on click, because mail scanners open links too. */
export function FollowForm({ link, title, lead, submit: label, onFollowed }: FollowFormProps) {
  const follow = useMutation(followMutation);
  return (
    <>
      <AuthHeading lead={lead} title={title} />
      <ActionButton className="w-full" onAct={async () => onFollowed(await follow.mutateAsync(link))}>
        {label}
      </ActionButton>
    </>
  );
}
