/** The 3D view: shows the scene of the last window message and sends images; it uses no store or API. */
import { CameraOutlined, DownOutlined, ExpandOutlined } from '@ant-design/icons';
import type { RootState } from '@react-three/fiber';
import { Button, Checkbox, Flex, Popover, Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebGLRenderer } from 'three';
import { CounterZoom } from '@/shared/ui/unzoomed-box';
import { Gizmo, type GizmoHandle } from '@/viewer/gizmo';
import { Legend } from '@/viewer/legend';
import { readScene, withEqualPartsOf, type SceneMessage } from '@/viewer/message';
import { SHEETS } from '@/viewer/objects/dimensions';
import type { LayerName } from '@/viewer/objects/layers';
import { READY, type Picked, type PickedMessage, type ScreenshotMessage } from '@/viewer/outgoing-messages';
import { DIRECTIONS, FIELD_OF_VIEW, PRESETS, type Preset } from '@/viewer/rendering/camera';
import { CanvasContent, type CanvasHandle } from '@/viewer/rendering/canvas-content';
import { arrange } from '@/viewer/rendering/prepare-frame';
import { SceneCanvas } from '@/viewer/rendering/scene-canvas';
import styles from '@/viewer/viewer.module.css';

/** Toolbar of the view: menu of viewing directions, menu of layers, fit, and image download. */
const TOGGLES = ['loads', 'dimensions', 'numbers', 'clear', 'deformed'] as const;
type Shown = Readonly<Record<(typeof TOGGLES)[number], boolean>>;

interface ToolbarProps {
  shown: Shown;
  /** True if the scene has a deformed plate. */
  bent: boolean;
  onShown: (shown: Shown) => void;
  onLook: (preset: Preset) => void;
  onFit: () => void;
  onSave: () => void;
}

function Menu({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const content = (
    <Flex vertical gap={4} role="group" aria-label={name}>
      {children}
    </Flex>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {label}
      </Button>
    </Popover>
  );
}

function Toolbar({ shown, bent, onShown, onLook, onFit, onSave }: ToolbarProps) {
  const { t } = useTranslation('viewer');
  return (
    <Flex align="center" gap={8} className={styles.toolbar}>
      <Menu label={t('presetMenu')} name={t('presets')}>
        {PRESETS.map((preset) => (
          <Button key={preset} size="small" type="text" onClick={() => onLook(preset)}>
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </Menu>
      <Menu label={t('show')} name={t('show')}>
        {TOGGLES.filter((name) => bent || name !== 'deformed').map((name) => (
          <Checkbox
            key={name}
            checked={shown[name]}
            onChange={(event) => onShown({ ...shown, [name]: event.target.checked })}
          >
            {t(`toggle.${name}`)}
          </Checkbox>
        ))}
      </Menu>
      <Tooltip title={t('fit')}>
        <Button size="small" icon={<ExpandOutlined />} aria-label={t('fit')} onClick={onFit} />
      </Tooltip>
      <Tooltip title={t('save')}>
        <Button size="small" icon={<CameraOutlined />} aria-label={t('save')} onClick={onSave} />
      </Tooltip>
    </Flex>
  );
}

/** Returns the last posted scene; announces that the view is ready, so that no scene is posted too early. */
function useSceneMessages(): SceneMessage | null {
  const [scene, setScene] = useState<SceneMessage | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const next = readScene(event, window.location.origin);
      if (next) setScene((last) => withEqualPartsOf(last, next));
    };
    window.addEventListener('message', listen);
    window.postMessage(READY, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return scene;
}

function post(message: ScreenshotMessage | PickedMessage): void {
  window.postMessage(message, window.location.origin);
}

const answer = (dataUrl: string) => post({ type: 'anchor-viewer/screenshot', dataUrl });
const report = (what: Picked) => post({ type: 'anchor-viewer/picked', what });

function download(dataUrl: string): void {
  const link = document.createElement('a');
  link.href = dataUrl;
  link.download = 'anchor-view.png';
  link.click();
}

/** Writes counters for the last frame to attributes of the canvas, for tests that measure the view. */
function publish(gl: WebGLRenderer): void {
  const { render, memory } = gl.info;
  Object.assign(gl.domElement.dataset, {
    frames: render.frame,
    calls: render.calls,
    geometries: memory.geometries,
    textures: memory.textures,
  });
}

const CANVAS = {
  flat: true,
  frameloop: 'demand' as const,
  dpr: [1, 2] as [number, number],
  camera: { fov: FIELD_OF_VIEW, near: 10, far: 100_000, up: [0, 0, 1] as [number, number, number] },
  gl: { antialias: true },
  onCreated: ({ scene }: RootState) => {
    scene.onBeforeRender = arrange;
    scene.onAfterRender = publish;
  },
};

/** Configuration without frames, for a view that is covered completely. */
const COVERED = { ...CANVAS, frameloop: 'never' as const };

const ALL: Shown = { loads: true, dimensions: true, numbers: true, clear: true, deformed: true };

interface ViewerProps {
  /** True while other content covers the whole view; no frame is drawn then. */
  isCovered: boolean;
  /** Called when the browser has lost the graphics context. */
  onLost: () => void;
}

export default function Viewer({ isCovered, onLost }: ViewerProps) {
  const { t } = useTranslation('viewer');
  const scene = useSceneMessages();
  const stage = useRef<CanvasHandle>(null);
  const gizmo = useRef<GizmoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>(ALL);
  const { loads, dimensions, numbers, clear, deformed } = shown;
  // A failure body below the plate is viewed through the plate, so the plate is drawn undeformed.
  const bent = deformed && scene?.deformation !== undefined && scene.failureBody === undefined;
  // The axes are hidden, because the view shows axes in a corner instead.
  const hidden: readonly LayerName[] = [
    'axes',
    bent ? 'plate' : 'bent',
    ...(loads ? [] : (['loads'] as const)),
    ...(numbers ? [] : (['numbers'] as const)),
    ...(dimensions ? [] : SHEETS),
  ];
  useEffect(() => {
    const element = box.current;
    const lost = (event: Event) => {
      event.preventDefault();
      onLost();
    };
    // `webglcontextlost` does not bubble up from the canvas, so the listener uses the capture phase.
    element?.addEventListener('webglcontextlost', lost, true);
    return () => element?.removeEventListener('webglcontextlost', lost, true);
  }, [onLost]);

  return (
    <div className={styles.viewer}>
      <Toolbar
        shown={shown}
        bent={scene?.deformation !== undefined}
        onShown={setShown}
        onLook={(preset) => stage.current?.look(DIRECTIONS[preset])}
        onFit={() => stage.current?.fit()}
        onSave={() => {
          void stage.current?.picture().then((dataUrl) => {
            if (dataUrl !== null) download(dataUrl);
          });
        }}
      />
      <div style={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <div ref={box} className={styles.canvas} role="img" aria-label={t('view')}>
          <CounterZoom>
            <div className={styles.whole}>
              <SceneCanvas configuration={isCovered ? COVERED : CANVAS}>
                {scene && (
                  <CanvasContent
                    ref={stage}
                    scene={scene}
                    hidden={hidden}
                    clear={clear}
                    onPicture={answer}
                    onPicked={report}
                    onTurned={(camera) => gizmo.current?.turn(camera)}
                  />
                )}
              </SceneCanvas>
            </div>
          </CounterZoom>
        </div>
        {scene && <Legend scene={scene} onFold={() => stage.current?.redraw()} />}
        <Gizmo ref={gizmo} onLook={(direction) => stage.current?.look(direction)} />
      </div>
    </div>
  );
}
