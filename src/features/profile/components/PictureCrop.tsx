import 'react-easy-crop/react-easy-crop.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { t } from '@/lib/i18n/i18n';
import type { PictureArea } from '@/lib/uploads/picture';

interface PictureCropProps {
  blob: Blob;
  /** In pixels of the picture. */
  onChange: (area: PictureArea) => void;
}

/** Another picture needs another `key`. */
export function PictureCrop({ blob, onChange }: PictureCropProps) {
  const id = useId();
  const [url] = useState(() => URL.createObjectURL(blob));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="grid gap-3">
      <div className="bg-muted relative h-64 overflow-hidden rounded-md" dir="ltr">
        <Cropper
          aspect={1}
          crop={crop}
          cropShape="round"
          cropperProps={{ 'aria-label': t('profile.crop') }}
          disableAutomaticStylesInjection
          image={url}
          onCropChange={setCrop}
          onCropComplete={(_percent, area) => {
            // Before layout, the picture has no size.
            if (area.width > 0) onChange(area);
          }}
          onMediaLoaded={() => URL.revokeObjectURL(url)}
          onZoomChange={setZoom}
          showGrid={false}
          zoom={zoom}
        />
      </div>
      <p className="text-muted-foreground text-sm">{t('profile.cropHint')}</p>
      <div className="grid gap-1.5">
        <label className="text-sm font-medium" htmlFor={id}>
          {t('profile.zoom')}
        </label>
        <input
          className="accent-primary w-full"
          id={id}
          max={3}
          min={1}
          onChange={({ target }) => setZoom(Number(target.value))}
          step={0.05}
          type="range"
          value={zoom}
        />
      </div>
    </div>
  );
}
