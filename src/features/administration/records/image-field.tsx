/** Image with a button to change it; the cropper if there is no image or while the user changes it. */
import {
  CheckOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Flex, Image, Skeleton, Space } from 'antd';
import type Cropper from 'cropperjs';
import { useEffect, useRef, useState } from 'react';
import { Cropper as CropperView, type ReactCropperElement } from 'react-cropper';
import { useTranslation } from 'react-i18next';
import type { anchorImageQuery } from '@/api/calls/images';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf, valueOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { FileButton } from '@/shared/ui/file-button';
import { useNotices } from '@/shared/ui/notices';
import { CounterZoom } from '@/shared/ui/unzoomed-box';
import 'cropperjs/dist/cropper.css';

const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

type PictureKind = keyof typeof SIGNATURES;

/** Returns the type of a JPEG or PNG image; undefined for other files. */
export async function imageKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return (Object.keys(SIGNATURES) as PictureKind[]).find((kind) =>
    SIGNATURES[kind].every((byte, index) => bytes[index] === byte),
  );
}

interface PictureCropperProps {
  box: { width: number; height: number };
  /** True if the box cannot be resized, and the returned image has its size instead of the cropped area's. */
  isFixed?: boolean;
  maxBytes: number;
  textOf: (problem: 'type' | 'size' | 'missing' | 'unreadable') => string;
  busy?: boolean;
  /** Called when a file of an accepted type and size has been chosen, before the image is cropped. */
  onChoose?: () => void;
  onConfirm: (picture: Blob) => void;
}

const ZOOM_STEP = 0.1;
const TURN = 90;
/** Height of the area in px: the height without an image, and the minimum with an image. */
const HEIGHT = { empty: 64, least: 420 };

const TOOLS = [
  ['zoomIn', <ZoomInOutlined aria-hidden />, (cropper: Cropper) => cropper.zoom(ZOOM_STEP)],
  ['zoomOut', <ZoomOutOutlined aria-hidden />, (cropper: Cropper) => cropper.zoom(-ZOOM_STEP)],
  ['rotateLeft', <RotateLeftOutlined aria-hidden />, (cropper: Cropper) => cropper.rotate(-TURN)],
  ['rotateRight', <RotateRightOutlined aria-hidden />, (cropper: Cropper) => cropper.rotate(TURN)],
] as const;

function PictureCropper(props: PictureCropperProps) {
  const { box, isFixed = false, maxBytes, textOf, busy = false, onChoose, onConfirm } = props;
  const { t } = useTranslation();
  const { message } = useNotices();
  const ref = useRef<ReactCropperElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  const choose = async (chosen: Blob) => {
    if ((await imageKind(chosen)) === undefined) message.error(textOf('type'));
    else if (chosen.size >= maxBytes) message.error(textOf('size'));
    else {
      setUrl(URL.createObjectURL(chosen));
      onChoose?.();
    }
  };

  const confirm = () => {
    const cropper = ref.current?.cropper;
    if (!url || !cropper) {
      message.error(textOf('missing'));
      return;
    }
    const canvas = cropper.getCroppedCanvas({
      ...(isFixed && box),
      imageSmoothingQuality: 'high',
    }) as HTMLCanvasElement | null;
    if (!canvas) {
      message.error(textOf('unreadable'));
      return;
    }
    canvas.toBlob((picture) => {
      if (picture) onConfirm(picture);
      else message.error(textOf('unreadable'));
    }, 'image/png');
  };

  const placeBox = () => {
    const cropper = ref.current?.cropper;
    if (!cropper) return;
    // The crop box must be within the image; otherwise the cropped image would have empty bands.
    const { left, top, width, height } = cropper.getCanvasData();
    const scale = Math.min(1, width / box.width, height / box.height);
    const size = { width: box.width * scale, height: box.height * scale };
    cropper.setCropBoxData({
      left: left + (width - size.width) / 2,
      top: top + (height - size.height) / 2,
      ...size,
    });
  };

  return (
    <Flex vertical gap={12}>
      <section
        aria-label={t('cropper.canvas')}
        style={{
          height: url ? Math.max(HEIGHT.least, box.height) : HEIGHT.empty,
          background: 'var(--ant-color-fill-quaternary)',
        }}
      >
        {url ? (
          <CounterZoom>
            <CropperView
              key={url}
              ref={ref}
              src={url}
              style={{ width: '100%', height: '100%' }}
              aspectRatio={box.width / box.height}
              cropBoxResizable={!isFixed}
              dragMode="move"
              viewMode={1}
              toggleDragModeOnDblclick={false}
              // Browsers rotate photographs; for its own check, the library would read the whole file.
              checkOrientation={false}
              ready={placeBox}
              onError={() => {
                message.error(textOf('unreadable'));
                setUrl(null);
              }}
            />
          </CounterZoom>
        ) : (
          <Flex align="center" style={{ height: '100%', paddingInline: 12 }}>
            {t('cropper.drop')}
          </Flex>
        )}
      </section>
      <Flex gap={12} wrap>
        <FileButton accept=".jpg,.jpeg,.png" onFile={(chosen) => void choose(chosen)}>
          {t('cropper.choose')}
        </FileButton>
        <Space.Compact>
          {TOOLS.map(([name, icon, act]) => (
            <Button
              key={name}
              icon={icon}
              disabled={!url}
              onClick={() => {
                if (ref.current) act(ref.current.cropper);
              }}
            >
              {t(`cropper.${name}`)}
            </Button>
          ))}
        </Space.Compact>
        <Button icon={<CheckOutlined aria-hidden />} loading={busy} onClick={confirm}>
          {t('cropper.confirm')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface PictureFieldProps extends Omit<PictureCropperProps, 'busy' | 'onConfirm' | 'textOf'> {
  query: ReturnType<typeof anchorImageQuery>;
  isMissing: boolean;
  size: { width: number; height: number };
  textOf: (text: Parameters<PictureCropperProps['textOf']>[0] | 'alt' | 'change' | 'failed') => string;
  /** Stores an image; after a failure or a cancellation, the cropper stays open. */
  store: (picture: Blob, signal: AbortSignal) => Promise<ApiOutcome<unknown>>;
}

function Current({ query, size, textOf }: Pick<PictureFieldProps, 'query' | 'size' | 'textOf'>) {
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(query);
  if (error) {
    const reason = failureText(failureOf(error));
    return <ErrorState title={textOf('failed')} reason={reason} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton.Node active style={size} />;
  return <Image src={data} alt={textOf('alt')} {...size} style={{ objectFit: 'contain' }} preview={false} />;
}

export function ImageField({ query, isMissing, size, store, ...cropper }: PictureFieldProps) {
  const { t } = useTranslation();
  const { message } = useNotices();
  const failureText = useFailureText();
  const [changing, setChanging] = useState(false);
  const upload = useRef(new AbortController());
  useEffect(() => () => upload.current.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async (picture: Blob) => {
      upload.current = new AbortController();
      return valueOf(await store(picture, upload.current.signal));
    },
    onSuccess: () => setChanging(false),
    onError: (cause) => {
      const failure = failureOf(cause);
      if (failure.kind === 'exceeded_limit') message.warning(failureText(failure));
      else if (failure.kind !== 'cancelled') message.error(failureText(failure));
    },
  });
  if (!isMissing && !changing) {
    return (
      <Flex vertical gap={12} align="flex-start">
        <Current query={query} size={size} textOf={cropper.textOf} />
        <Button onClick={() => setChanging(true)}>{cropper.textOf('change')}</Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap={12} style={{ maxWidth: 1100 }}>
      <PictureCropper {...cropper} busy={isPending} onConfirm={(picture) => mutate(picture)} />
      {(isPending || !isMissing) && (
        <Button
          style={{ alignSelf: 'flex-start' }}
          onClick={() => (isPending ? upload.current.abort() : setChanging(false))}
        >
          {t('cancel')}
        </Button>
      )}
    </Flex>
  );
}
