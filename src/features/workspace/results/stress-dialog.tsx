/**
 * Dialog with the stress of an elastic plate: drawn from the stresses in the response if present, otherwise
 * shown as the server's own image.
 */
import { DownloadOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Space } from 'antd';
import { saveAs } from 'file-saver';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stressGrid } from '@/design/scene/grids';
import { StressField } from '@/features/workspace/results/stress-field';
import { StressLoads } from '@/features/workspace/results/stress-loads';
import { stressSvg, type StressPicture } from '@/features/workspace/results/stress-picture';
import { svgPng } from '@/shared/svg-png';
import { useDesignStore, withStress } from '@/stores/design/design-store';

interface StressDialogProps {
  /** PNG as a base64 string. */
  image: string;
  open: boolean;
  onClose: () => void;
}

const STEP = 1.25;
const FILE = 'plate-stress';

export function StressDialog({ image, open, onClose }: StressDialogProps) {
  const { t } = useTranslation('results');
  const [zoom, setZoom] = useState(1);
  const picture = useRef<() => StressPicture | null>(null);
  const result = useDesignStore(withStress);
  const isBefore = useDesignStore((state) => state.result?.stressFollows === true);
  const grid = useMemo(() => stressGrid(result?.plate ?? null), [result]);
  const source = image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
  const isDrawn = grid !== null && result !== null;
  const saveSvg = () => {
    const drawn = picture.current?.();
    if (drawn) saveAs(new Blob([stressSvg(drawn).text], { type: 'image/svg+xml' }), `${FILE}.svg`);
  };
  const savePng = async () => {
    const drawn = picture.current?.();
    const svg = drawn && stressSvg(drawn);
    const png = svg && (await svgPng(svg.text, svg));
    // If no PNG can be made, the server's own image is saved, which shows the same plate at a lower
    // resolution.
    saveAs(png ?? source, `${FILE}.png`);
  };
  return (
    <Modal open={open} centered width={1040} title={t('stressTitle')} footer={null} onCancel={onClose}>
      {isBefore && <Alert type="info" showIcon title={t('stressBefore')} />}
      {result && <StressLoads result={result} />}
      <Space style={{ marginBottom: 8 }}>
        <Button icon={<ZoomInOutlined aria-hidden />} onClick={() => setZoom(Math.min(4, zoom * STEP))}>
          {t('zoomIn')}
        </Button>
        <Button icon={<ZoomOutOutlined aria-hidden />} onClick={() => setZoom(Math.max(0.5, zoom / STEP))}>
          {t('zoomOut')}
        </Button>
        {isDrawn ? (
          <>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void savePng()}>
              {t('download')}
            </Button>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={saveSvg}>
              {t('downloadSvg')}
            </Button>
          </>
        ) : (
          <Button icon={<DownloadOutlined aria-hidden />} href={source} download={`${FILE}.png`}>
            {t('download')}
          </Button>
        )}
      </Space>
      <div style={{ overflow: 'auto', maxHeight: '70vh', padding: 4 }}>
        {isDrawn ? (
          <StressField ref={picture} result={result} grid={grid} zoom={zoom} />
        ) : (
          <img src={source} alt={t('stressTitle')} style={{ width: `${zoom * 960}px`, maxWidth: 'none' }} />
        )}
      </div>
    </Modal>
  );
}
