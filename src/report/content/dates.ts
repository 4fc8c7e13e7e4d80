import dayjs from 'dayjs';

export const timeText = (time: Date): string => dayjs(time).format('YYYY-MM-DD HH:mm:ss');

export const dayText = (time: Date): string => dayjs(time).format('YYYY-MM-DD');
