import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Button } from '#app/components/ui/button';
import { Modal } from '#app/components/ui/modal';
import { type Crop, cropToFile, drawCrop, MAX_ZOOM, MIDDLE, moved, sideOf } from './crop';
import styles from './profile-page.module.css';

/** Pixels of the preview. */
const PREVIEW = 320;

type AvatarCropProps = {
  readonly image: ImageBitmap | null;
  readonly onClose: () => void;
  readonly onDone: (file: File) => void;
};

/** Chooses the square part of an image: dragged on the picture, or set with three sliders, which keys move too. */
export function AvatarCrop({ image, onClose, onDone }: AvatarCropProps) {
  const { t } = useTranslation('settings-profile');
  const [crop, setCrop] = useState(MIDDLE);
  useEffect(() => setCrop(MIDDLE), [image]);
  const done = async () => {
    const file = image && (await cropToFile(image, crop));
    if (file) onDone(file);
  };
  return (
    <Modal
      open={image !== null}
      onClose={onClose}
      title={t('crop.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => void done()}>
            {t('crop.done')}
          </Button>
        </>
      }
    >
      {image && <CropControls image={image} crop={crop} onCrop={setCrop} />}
    </Modal>
  );
}

type CropControlsProps = {
  readonly image: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
};

function CropControls({ image, crop, onCrop }: CropControlsProps) {
  const { t } = useTranslation('settings-profile');
  const side = sideOf(image, crop);
  const range = (length: number) => ({ min: side / 2 / length, max: 1 - side / 2 / length });
  return (
    <div className={styles.crop}>
      <CropPreview image={image} crop={crop} onCrop={onCrop} />
      <Slider
        label={t('crop.zoom')}
        min={1}
        max={MAX_ZOOM}
        value={crop.zoom}
        onValue={(zoom) => onCrop(moved(image, crop, { zoom }))}
      />
      <Slider
        label={t('crop.horizontal')}
        {...range(image.width)}
        value={crop.x}
        onValue={(x) => onCrop(moved(image, { ...crop, x }, {}))}
      />
      <Slider
        label={t('crop.vertical')}
        {...range(image.height)}
        value={crop.y}
        onValue={(y) => onCrop(moved(image, { ...crop, y }, {}))}
      />
    </div>
  );
}

/** The preview of the picture; dragging moves it. */
function CropPreview({ image, crop, onCrop }: CropControlsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = sideOf(image, crop) / event.currentTarget.clientWidth;
    onCrop(moved(image, crop, { x: -event.movementX * scale, y: -event.movementY * scale }));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={PREVIEW}
      height={PREVIEW}
      aria-hidden="true"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

type SliderProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
};

function Slider({ label, min, max, value, onValue }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100 || 1}
        value={value}
        disabled={max - min < 0.001}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </label>
  );
}
