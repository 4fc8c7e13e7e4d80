/** Short messages in the footer of the page, and confirmation dialogs, for components below the provider. */
import type { Modal, ModalFuncProps } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';

/** antd calls that open a dialog, for example `confirm`. */
export type ModalCalls = ReturnType<typeof Modal.useModal>[0];

interface MessageOptions {
  content: ReactNode;
  /** Key of the message: a new message replaces an earlier message with the same key. */
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
  /** Asks the user; returns false if the user declines or if the dialog could not be loaded. */
  confirm: (question: ModalFuncProps) => Promise<boolean>;
  /**
   * Returns the calls that open complex dialogs; if they cannot be loaded, shows a message and returns null.
   */
  loadModal: () => Promise<ModalCalls | null>;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('There is no NoticesProvider above this component');
  return notices;
}
