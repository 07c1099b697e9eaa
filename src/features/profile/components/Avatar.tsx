import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Face } from '@/components/display/Face';
import { t } from '@/lib/i18n/i18n';
import { useBlobAddress } from '@/lib/uploads/private-file';
import { avatarQuery } from '../queries';

function Picture({ picture, onFailed }: { picture: Blob; onFailed: () => void }) {
  return (
    <img
      alt={t('profile.avatar')}
      className="absolute inset-0 size-full object-cover"
      onError={onFailed}
      ref={useBlobAddress(picture, 'src')}
    />
  );
}

function LoadedPicture({ path, onFailed }: { path: string; onFailed: () => void }) {
  const { data } = useQuery(avatarQuery(path));
  return data ? <Picture onFailed={onFailed} picture={data} /> : null;
}

export function Avatar({ name, path }: { name: string; path: string | null }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="relative shrink-0 overflow-hidden rounded-full">
      <Face className="size-16 text-xl lg:size-24 lg:text-2xl" name={name} />
      {path && path !== failed ? <LoadedPicture key={path} onFailed={() => setFailed(path)} path={path} /> : null}
    </span>
  );
}
