/** Locale of antd and dayjs; the Chinese ones are chunks of their own. */
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import dayjs from 'dayjs';
import { useSyncExternalStore } from 'react';
import type { Language } from '@/stores/preferences';

let current: Locale = enUS;
let latest: Language = 'en';
const listeners = new Set<() => void>();

async function load(language: Language): Promise<Locale> {
  if (language === 'en') return enUS;
  const [antd] = await Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]);
  return antd.default;
}

export async function switchComponentLocale(language: Language): Promise<void> {
  latest = language;
  const locale = await load(language);
  // A quicker click may have chosen again meanwhile.
  if (latest !== language) return;
  dayjs.locale(language === 'cn' ? 'zh-cn' : 'en');
  current = locale;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useComponentLocale(): Locale {
  return useSyncExternalStore(subscribe, () => current);
}
