import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import type { MailLink, UnopenedLink } from '../links';
import { followMutation } from '../mutations';
import { AuthHeading } from './AuthHeading';

interface FollowFormProps {
  link: UnopenedLink;
  title: string;
  lead: string;
  /** What the button says. */
  submit: string;
  onFollowed: (followed: MailLink) => void;
}

/** Follows the link of a mail when its button is pressed. Opening the page does nothing: programs open links, too. */
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
