/** Stress of an elastic plate, drawn from the stresses in the response or shown as the server's own image. */
import { DownloadOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { saveAs } from 'file-saver';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readImage } from '@/api/contract/wire-values';
import { stressGrid } from '@/design/scene/stress-grid';
import { type RunResult } from '@/design/verdict/run-result';
import { factored } from '@/engineering';
import { OverlayPane } from '@/features/current-design/overlay-pane';
import { useRun, useTranslate } from '@/features/current-design/use-run';
import { StressField } from '@/features/workspace/results/stress-field';
import { type StressImage, stressSvg } from '@/features/workspace/results/stress-image';
import { LOAD_NAMES, LOADS, unitOf } from '@/quantities/inputs';
import { svgPng } from '@/shared/svg-png';
import { displayedResult, useRunStore, withStress } from '@/stores/run';
import { showPane } from '@/stores/workspace-view';
import { formatValue } from '@/text/format/format-number';
import { combinationText } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/stress-field.module.css';

/** The combination or load list row, and the design loads, to which the shown stress belongs. */
function StressLoads({ result }: { result: RunResult }) {
  const translate = useTranslate();
  const { input, row } = result;
  const { N, ...others } = factored(input.dead, input.live);
  const loads = { Nz: N, ...others };
  const acting = LOAD_NAMES.filter((name) => loads[name] !== 0).map(
    (name) => `${name} = ${formatValue(loads[name], 'force')} ${unitOf(LOADS[name])}`,
  );
  return (
    <span data-testid="stress-loads">{[combinationText(input, row, translate), ...acting].join(' · ')}</span>
  );
}

const STEP = 1.25;
const FILE = 'plate-stress';

export function StressPane() {
  const { t } = useTranslation('results');
  const [zoom, setZoom] = useState(1);
  const picture = useRef<() => StressImage | null>(null);
  const result = useRunStore(withStress);
  const isBefore = useRunStore((state) => displayedResult(state)?.stressFollows === true);
  const isStale = useRun(({ resultStatus }) => resultStatus !== 'current');
  const grid = useMemo(() => stressGrid(result?.plate ?? null), [result]);
  const image = result?.image ?? null;
  useEffect(() => {
    if (image === null) showPane('drawing');
  }, [image]);
  if (result === null || image === null) return null;
  const source = readImage(image) ?? '';
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
  const download = { size: 'small', icon: <DownloadOutlined aria-hidden /> } as const;
  return (
    <OverlayPane
      title={t('stressTitle')}
      opener="results.stress"
      beside={
        <>
          <StressLoads result={result} /> {isStale && <b>{t('stale')}</b>}
        </>
      }
      tools={
        <>
          <Button
            size="small"
            icon={<ZoomInOutlined />}
            aria-label={t('zoomIn')}
            title={t('zoomIn')}
            onClick={() => setZoom(Math.min(4, zoom * STEP))}
          />
          <Button
            size="small"
            icon={<ZoomOutOutlined />}
            aria-label={t('zoomOut')}
            title={t('zoomOut')}
            onClick={() => setZoom(Math.max(0.5, zoom / STEP))}
          />
          {grid ? (
            <>
              <Button {...download} onClick={() => void savePng()}>
                {t('download')}
              </Button>
              <Button {...download} onClick={saveSvg}>
                {t('downloadSvg')}
              </Button>
            </>
          ) : (
            <Button {...download} href={source} download={`${FILE}.png`}>
              {t('download')}
            </Button>
          )}
        </>
      }
    >
      {isBefore && <Alert type="info" showIcon title={t('stressBefore')} />}
      <div className={styles.body} style={{ '--zoom': zoom } as CSSProperties}>
        {grid ? (
          <StressField ref={picture} result={result} grid={grid} zoom={zoom} />
        ) : (
          <img style={{ width: 'calc(100% * var(--zoom))' }} src={source} alt={t('stressTitle')} />
        )}
      </div>
    </OverlayPane>
  );
}
