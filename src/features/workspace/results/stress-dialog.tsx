/**
 * Dialog with the stress of an elastic plate: drawn from the stresses in the response if present, otherwise
 * shown as the server's own image.
 */
import { DownloadOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Space } from 'antd';
import { saveAs } from 'file-saver';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPicture } from '@/api/contract/wire-values';
import { stressGrid } from '@/design/scene/grids';
import { type RunResult } from '@/design/verdict/calculation';
import { factored } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { StressField } from '@/features/workspace/results/stress-field';
import { type StressPicture, stressSvg } from '@/features/workspace/results/stress-picture';
import { LOAD_NAMES, LOADS, unitOf } from '@/quantities/inputs';
import { svgPng } from '@/shared/svg-png';
import { shownResult, useRunStore, withStress } from '@/stores/run';
import { formatFigure } from '@/text/format/format-number';
import { combinationText } from '@/wording/verdict-text';

/** The combination or load list row, and the design loads, to which the shown stress belongs. */
function StressLoads({ result }: { result: RunResult }) {
  const translate = useTranslate();
  const { input, row } = result;
  const { N, ...others } = factored(input.dead, input.live);
  const loads = { Nz: N, ...others };
  const acting = LOAD_NAMES.filter((name) => loads[name] !== 0).map(
    (name) => `${name} = ${formatFigure(loads[name], 'force')} ${unitOf(LOADS[name])}`,
  );
  return <p data-testid="stress-loads">{[combinationText(input, row, translate), ...acting].join(' · ')}</p>;
}

interface StressDialogProps {
  /** Image as base64, or as a data URL. */
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
  const result = useRunStore(withStress);
  const isBefore = useRunStore((state) => shownResult(state)?.stressFollows === true);
  const grid = useMemo(() => stressGrid(result?.plate ?? null), [result]);
  const source = readPicture(image) ?? '';
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
