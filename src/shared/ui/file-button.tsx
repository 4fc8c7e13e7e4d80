/** Button with which the user chooses a file; the app reads the file in the browser. */
import { FolderOpenOutlined } from '@ant-design/icons';
import { Button, Upload, type ButtonProps } from 'antd';

interface FileButtonProps extends ButtonProps {
  accept: string;
  onFile: (file: File) => void;
  testId?: string;
}

export function FileButton({ accept, onFile, testId, ...button }: FileButtonProps) {
  return (
    <Upload
      accept={accept}
      data-testid={testId}
      showUploadList={false}
      disabled={button.disabled}
      beforeUpload={(file) => {
        onFile(file);
        // antd must not upload the file.
        return Upload.LIST_IGNORE;
      }}
    >
      <Button icon={<FolderOpenOutlined aria-hidden />} {...button} />
    </Upload>
  );
}
