/** Providers for every page: theme and language of the components. */
import { type ThemeConfig, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useComponentLocale } from '@/app/i18n/i18n';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import styles from '@/app/providers.module.css';

/** antd defines the tokens as CSS variables inside elements with this class. */
const THEME_CLASS = 'anchor';

/**
 * App theme as antd tokens. Font sizes: label 12, body 13, section 16, figure 32. Controls are 28 px high
 * (24 in rows of tables); lengths are multiples of 4 px. Style sheets use colours, font sizes, control
 * height, radius and shadow of the theme as `--ant-…` variables. Drawings have separate styles.
 */
const theme: ThemeConfig = {
  hashed: false,
  cssVar: { key: THEME_CLASS },
  token: {
    colorPrimary: '#1d4f8c',
    colorInfo: '#1d4f8c',
    colorLink: '#1d4f8c',
    colorSuccess: '#2a7d3f',
    colorWarning: '#9a5b00',
    colorError: '#b8262b',
    // Backgrounds and borders for notices. antd would derive grey tones from such dark colours.
    colorPrimaryBg: '#e8f0f9',
    colorPrimaryBgHover: '#d6e4f4',
    colorInfoBg: '#edf4fb',
    colorInfoBorder: '#adc6e3',
    colorSuccessBg: '#edf7ef',
    colorSuccessBorder: '#a9d3b3',
    colorWarningBg: '#fdf4e3',
    colorWarningBorder: '#ebcb93',
    colorErrorBg: '#fcefef',
    colorErrorBorder: '#e8b1b3',
    colorTextBase: '#1a2129',
    colorBgLayout: '#f7f8fa',
    // antd's own colours have too little contrast on the grey page.
    colorTextPlaceholder: '#5a626c',
    colorTextDescription: '#5a626c',
    // All components have the same corner radius: antd's large and small radii equal the normal one.
    borderRadius: 4,
    borderRadiusLG: 4,
    borderRadiusSM: 4,
    // The only shadow for elements on the page; antd's other shadows are for pop-ups.
    boxShadowTertiary: '0 1px 2px rgb(16 24 40 / 6%), 0 2px 8px rgb(16 24 40 / 8%)',
    fontSize: 13,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontSizeXL: 16,
    fontSizeHeading1: 32,
    fontSizeHeading2: 16,
    fontSizeHeading3: 16,
    fontSizeHeading4: 16,
    fontSizeHeading5: 13,
    controlHeight: 28,
    controlHeightLG: 28,
    controlHeightSM: 24,
    wireframe: false,
    fontFamily:
      "Plex, 'Plex fallback', 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
    fontFamilyCode: "'Cascadia Mono', Consolas, 'DejaVu Sans Mono', monospace",
  },
  components: {
    Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 4px' },
    Table: { cellPaddingBlockSM: 6, headerBg: '#f7f8fa' },
    Card: { headerHeight: 48 },
    Layout: { headerHeight: 48, headerPadding: '0 16px', headerBg: '#ffffff', footerPadding: '0 16px' },
    Menu: { horizontalLineHeight: '48px', itemPaddingInline: 12 },
  },
};

const stillTheme: ThemeConfig = { ...theme, token: { ...theme.token, motion: false } };

const STEADY_BAR = { styles: { track: { transition: 'none' } } };

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={useComponentLocale()}
      theme={useMediaQuery('(prefers-reduced-motion: reduce)') ? stillTheme : theme}
      // By default, antd inserts a space between the two characters on a Chinese button.
      button={{ autoInsertSpace: false }}
      // The wave around a clicked button repaints the page for two seconds, which slows a calculation down.
      wave={{ disabled: true }}
      // The transition of a growing bar lays the page out and paints it 60 times a second, which doubled the
      // time of a load list of 10,000 rows.
      progress={STEADY_BAR}
    >
      <div className={`${THEME_CLASS} ${styles.app}`}>{children}</div>
    </ConfigProvider>
  );
}
