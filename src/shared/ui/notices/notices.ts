/** Short messages at the top of the page, and confirmation dialogs, for components below the provider. */
import type { Modal, ModalFuncProps } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';

/** Calls of antd that open a dialog, for example `confirm`. */
export type ModalCalls = ReturnType<typeof Modal.useModal>[0];

interface MessageOptions {
  content: ReactNode;
  /** Key of the message: a message replaces the earlier message with the same key. */
  key?: string;
  /** Duration in s. */
  duration?: number;
}

type Show = (message: string | MessageOptions) => void;

export interface MessageCalls {
  success: Show;
  info: Show;
  warning: Show;
  error: Show;
  /** Removes the message with this key. */
  destroy: (key: string) => void;
}

export interface Notices {
  message: MessageCalls;
  /** Asks the user; returns false if the answer is no or if the dialog could not be loaded. */
  confirm: (question: ModalFuncProps) => Promise<boolean>;
  /**
   * Returns the calls that open complex dialogs; null if they could not be loaded, which a message reports.
   */
  loadModal: () => Promise<ModalCalls | null>;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('There is no NoticesProvider above this component');
  return notices;
}
